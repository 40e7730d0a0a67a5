/**
 * @generated SignedSource<<1b5453a1cf8c245825ad7f3d8e902f45>>
 * @relayHash 5bd0d114b6eb5f37ab071cf6220680e4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 04efacc617c2710907e31e4e486a13afffa592110e14881109c0b997992148ec

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ViewSellerPageQuery } from './ViewSellerPageQuery.graphql';

const node: PreloadableConcreteRequest<ViewSellerPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "04efacc617c2710907e31e4e486a13afffa592110e14881109c0b997992148ec",
    "metadata": {},
    "name": "ViewSellerPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
