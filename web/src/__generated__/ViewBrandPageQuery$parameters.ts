/**
 * @generated SignedSource<<aa0c0811eca3bb4a2bf89ca05c13392a>>
 * @relayHash 9aaf5670fbe7f48765583e45e46b6651
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a367dcfe07a00074614ac1030e8958ff57aa4d9f6a8ad204152d9e4829c84746

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ViewBrandPageQuery } from './ViewBrandPageQuery.graphql';

const node: PreloadableConcreteRequest<ViewBrandPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a367dcfe07a00074614ac1030e8958ff57aa4d9f6a8ad204152d9e4829c84746",
    "metadata": {},
    "name": "ViewBrandPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
