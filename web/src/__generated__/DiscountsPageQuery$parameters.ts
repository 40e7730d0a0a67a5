/**
 * @generated SignedSource<<abc37998c1e1d59201d11a6680573562>>
 * @relayHash 7259370c1a9dd122304500b916ae5edc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 38256aeffbe2b015b2d6631737b3ecf76d7843cf49b1333ac6ee920a22e474b8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DiscountsPageQuery } from './DiscountsPageQuery.graphql';

const node: PreloadableConcreteRequest<DiscountsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "38256aeffbe2b015b2d6631737b3ecf76d7843cf49b1333ac6ee920a22e474b8",
    "metadata": {},
    "name": "DiscountsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
