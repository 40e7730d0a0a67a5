/**
 * @generated SignedSource<<487936e583d2c0c3d768ce5761d314d9>>
 * @relayHash 64097fe7a68ca109ea369841219e9cd7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4f1b84a2bfb72d56921d3e41c7fe6783de5edf92af5a4035a50da253fd87482d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ViewCategoryPageQuery } from './ViewCategoryPageQuery.graphql';

const node: PreloadableConcreteRequest<ViewCategoryPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4f1b84a2bfb72d56921d3e41c7fe6783de5edf92af5a4035a50da253fd87482d",
    "metadata": {},
    "name": "ViewCategoryPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
