/**
 * @generated SignedSource<<2fa6b714f979d378f5deb7b996537fdf>>
 * @relayHash 860f11217c4e1407ca030349718857e3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cdbfca372d19f6e13572b3c2267b86272b68ded8cfa1915680d7de2ee1b47d9e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OrderListPageQuery } from './OrderListPageQuery.graphql';

const node: PreloadableConcreteRequest<OrderListPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "cdbfca372d19f6e13572b3c2267b86272b68ded8cfa1915680d7de2ee1b47d9e",
    "metadata": {},
    "name": "OrderListPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
