/**
 * @generated SignedSource<<8fc550a4970eb7dc6f6401d78351ea3d>>
 * @relayHash ca99c26f6d7a795f11df0d4cc45ffd99
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 999ac6da11a6dd476ce252cdca43cd83a1316410f9bf34891ee7d242b5933fce

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PrintDocumentPageQuery } from './PrintDocumentPageQuery.graphql';

const node: PreloadableConcreteRequest<PrintDocumentPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "999ac6da11a6dd476ce252cdca43cd83a1316410f9bf34891ee7d242b5933fce",
    "metadata": {},
    "name": "PrintDocumentPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
