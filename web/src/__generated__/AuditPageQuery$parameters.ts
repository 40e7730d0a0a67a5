/**
 * @generated SignedSource<<bbd6cb744a5f407f766237a7d9eeecdd>>
 * @relayHash ba27dcf554c3a2d7a84f15adb951266e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1abbcc51d28d4e29dacf1016cc2410d6ac99d8cb23b971b353144149d81c0229

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AuditPageQuery } from './AuditPageQuery.graphql';

const node: PreloadableConcreteRequest<AuditPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1abbcc51d28d4e29dacf1016cc2410d6ac99d8cb23b971b353144149d81c0229",
    "metadata": {},
    "name": "AuditPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
