/**
 * @generated SignedSource<<5cc1bb0764063e1e506ec83bb35d9ce6>>
 * @relayHash 4b627f86a3cf98a6ca67651dff992ae8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bd613e5b90cbb271706a8666056087c2d8772339229cde8c70501c9e3f7bf961

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ViewProductPageQuery } from './ViewProductPageQuery.graphql';

const node: PreloadableConcreteRequest<ViewProductPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bd613e5b90cbb271706a8666056087c2d8772339229cde8c70501c9e3f7bf961",
    "metadata": {},
    "name": "ViewProductPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
