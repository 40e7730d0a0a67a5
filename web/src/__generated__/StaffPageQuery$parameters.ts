/**
 * @generated SignedSource<<202e8a0a860d6f0e35292f117d9d6ac1>>
 * @relayHash f296f1a8e1c7ba080b037ec2ad55a058
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5075b5cbc70378a9bec49bcf22578c4f74d20b4e732d9515a51133df9e080ab7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { StaffPageQuery } from './StaffPageQuery.graphql';

const node: PreloadableConcreteRequest<StaffPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5075b5cbc70378a9bec49bcf22578c4f74d20b4e732d9515a51133df9e080ab7",
    "metadata": {},
    "name": "StaffPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
