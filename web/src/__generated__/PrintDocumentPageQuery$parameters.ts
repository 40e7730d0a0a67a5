/**
 * @generated SignedSource<<de8d7049b5b0d4c7425371481e273cbb>>
 * @relayHash 9106ea8376a459c2471b4336be294117
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 37b105995b089e2dd317d023a667f339e4a1c335221a0ccad36440bb3d6a7af5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PrintDocumentPageQuery } from './PrintDocumentPageQuery.graphql';

const node: PreloadableConcreteRequest<PrintDocumentPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "37b105995b089e2dd317d023a667f339e4a1c335221a0ccad36440bb3d6a7af5",
    "metadata": {},
    "name": "PrintDocumentPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
