/**
 * @generated SignedSource<<1998b1463d48e5bb6d73971a9ca949d1>>
 * @relayHash 63412c74526f2aeb286b0a1a9af68a8d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 820404bba4afb1d392d304cece270846c0ce648ac9fccf1a1142230916a018e4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PrintDocumentPageQuery } from './PrintDocumentPageQuery.graphql';

const node: PreloadableConcreteRequest<PrintDocumentPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "820404bba4afb1d392d304cece270846c0ce648ac9fccf1a1142230916a018e4",
    "metadata": {},
    "name": "PrintDocumentPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
