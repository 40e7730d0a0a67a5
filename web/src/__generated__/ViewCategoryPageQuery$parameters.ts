/**
 * @generated SignedSource<<95419e8767d1785ed33f5c842f6ca75d>>
 * @relayHash 5632f3e0c30a60d1164f7742f5e4fd7c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a0e01f53fe5ea32b438bccd899937eb368a4f52f2b0a97f7a364087f0d58443b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ViewCategoryPageQuery } from './ViewCategoryPageQuery.graphql';

const node: PreloadableConcreteRequest<ViewCategoryPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a0e01f53fe5ea32b438bccd899937eb368a4f52f2b0a97f7a364087f0d58443b",
    "metadata": {},
    "name": "ViewCategoryPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
