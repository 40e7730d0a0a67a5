/**
 * @generated SignedSource<<9f3254f79c7da82dc767527fc7154ac2>>
 * @relayHash ea8823d3f1701c3a78442f897edd205d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 49ac5d8872f87493c4bfa37799aa10e7ec711c279285ca1ce0458e258a0c1714

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DiscountsPageQuery } from './DiscountsPageQuery.graphql';

const node: PreloadableConcreteRequest<DiscountsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "49ac5d8872f87493c4bfa37799aa10e7ec711c279285ca1ce0458e258a0c1714",
    "metadata": {},
    "name": "DiscountsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
