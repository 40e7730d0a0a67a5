/**
 * @generated SignedSource<<76e9c80070f85e98a787a77afb0c2f6b>>
 * @relayHash c9a23d17a5d746c17e34b4152dbd250e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2c322978b8178e65d7da805b31dccbd182e07149ec06ac14d8dc1468b06a6f8a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ViewBannerPageQuery } from './ViewBannerPageQuery.graphql';

const node: PreloadableConcreteRequest<ViewBannerPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2c322978b8178e65d7da805b31dccbd182e07149ec06ac14d8dc1468b06a6f8a",
    "metadata": {},
    "name": "ViewBannerPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
