/**
 * @generated SignedSource<<14151258ce1ecb38ccdec16e89a6b553>>
 * @relayHash 42f6238569aa8c342139d4a8aa556e5f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 930a5e0730dc1b52b1d3194d91d95303dd3a819b84f5ea569e9833c51423b31e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ViewSellerPageQuery } from './ViewSellerPageQuery.graphql';

const node: PreloadableConcreteRequest<ViewSellerPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "930a5e0730dc1b52b1d3194d91d95303dd3a819b84f5ea569e9833c51423b31e",
    "metadata": {},
    "name": "ViewSellerPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
