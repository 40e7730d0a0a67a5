/**
 * @generated SignedSource<<905a829be4af1633e0428e891b6c8f0d>>
 * @relayHash c53afdd3ee599e994ea326b32a2a9daf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 07d81ef8865b77a32c77d95dad15ff665e5aa9ee865fb7a5be6c132cec673ee0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ViewBrandPageQuery } from './ViewBrandPageQuery.graphql';

const node: PreloadableConcreteRequest<ViewBrandPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "07d81ef8865b77a32c77d95dad15ff665e5aa9ee865fb7a5be6c132cec673ee0",
    "metadata": {},
    "name": "ViewBrandPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
