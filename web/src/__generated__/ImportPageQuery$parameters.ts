/**
 * @generated SignedSource<<fac42ed2cd070e143632e46c5eee97b1>>
 * @relayHash 00d64574a9e9f1029f0bef7760a52cf2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a24d42013ecc8d889a15edb340805e0ec9131cbdecd5ac4596125aeb2c71207d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ImportPageQuery } from './ImportPageQuery.graphql';

const node: PreloadableConcreteRequest<ImportPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a24d42013ecc8d889a15edb340805e0ec9131cbdecd5ac4596125aeb2c71207d",
    "metadata": {},
    "name": "ImportPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
