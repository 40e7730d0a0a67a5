/**
 * @generated SignedSource<<b9b104d0bf6b80aaa28d24de2337642a>>
 * @relayHash e2f4ae332bb4086b80cdaa05a0d63df6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5363fc3b60dc0acdf959f7559470e65d4660da352a6b407ee33a83d435006e57

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ViewBrandPageQuery } from './ViewBrandPageQuery.graphql';

const node: PreloadableConcreteRequest<ViewBrandPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5363fc3b60dc0acdf959f7559470e65d4660da352a6b407ee33a83d435006e57",
    "metadata": {},
    "name": "ViewBrandPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
