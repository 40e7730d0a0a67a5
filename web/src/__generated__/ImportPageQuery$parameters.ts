/**
 * @generated SignedSource<<8b2d1f06b31492017dce8d555fed9b64>>
 * @relayHash 712d0b3752f4649c20712156da4bf852
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d1a27dbd87c602d7a7de903fd3cfa8c895a78d5457ddcaae43abca2f02f56733

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ImportPageQuery } from './ImportPageQuery.graphql';

const node: PreloadableConcreteRequest<ImportPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d1a27dbd87c602d7a7de903fd3cfa8c895a78d5457ddcaae43abca2f02f56733",
    "metadata": {},
    "name": "ImportPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
