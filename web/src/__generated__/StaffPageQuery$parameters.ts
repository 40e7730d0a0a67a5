/**
 * @generated SignedSource<<54805e76bd267978ba2d5bca09e5b250>>
 * @relayHash 489e7cdf05ab55048f3cf6de0b0daff3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ebe3712791cfe50541fb750b1c96db270bb9760bd7ddd5258aa06ffefedd6690

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { StaffPageQuery } from './StaffPageQuery.graphql';

const node: PreloadableConcreteRequest<StaffPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ebe3712791cfe50541fb750b1c96db270bb9760bd7ddd5258aa06ffefedd6690",
    "metadata": {},
    "name": "StaffPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
