/**
 * @generated SignedSource<<bc17438b6c560616a3366b59a4a4bd71>>
 * @relayHash 2c639fa033bfcb5c0c9cb6866b04d455
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cf40055356038e26220c6ed7d67817a3bdb86c5cb960a1af1779003798d6db3e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SetUpCollectionsPageQuery } from './SetUpCollectionsPageQuery.graphql';

const node: PreloadableConcreteRequest<SetUpCollectionsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "cf40055356038e26220c6ed7d67817a3bdb86c5cb960a1af1779003798d6db3e",
    "metadata": {},
    "name": "SetUpCollectionsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
