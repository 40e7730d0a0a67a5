/**
 * @generated SignedSource<<aa71245c98ff5560996949a115f51c2d>>
 * @relayHash af9faeb2708da9ccb82cea574db1ceb2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5556795c8e97f6bf0508c7404798e73b9d0c3960c12c01019bcd75fd5a536b1e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ViewBannerPageQuery } from './ViewBannerPageQuery.graphql';

const node: PreloadableConcreteRequest<ViewBannerPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5556795c8e97f6bf0508c7404798e73b9d0c3960c12c01019bcd75fd5a536b1e",
    "metadata": {},
    "name": "ViewBannerPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
