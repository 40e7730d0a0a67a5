/**
 * @generated SignedSource<<4ffd4a3363ca9aeb2a88236859a01fe0>>
 * @relayHash a678d38329d13f5806bd6fd6572a21e1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 312efc171aedb8dd47054d5388a4ef55ec4beead65525bf7782e94cf47ad180f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomePageQuery } from './HomePageQuery.graphql';

const node: PreloadableConcreteRequest<HomePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "312efc171aedb8dd47054d5388a4ef55ec4beead65525bf7782e94cf47ad180f",
    "metadata": {},
    "name": "HomePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
