/**
 * @generated SignedSource<<d89f94c7d869a88ed12a8322a6461b87>>
 * @relayHash 95e97b97303da029f17918a593bf3032
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2de1c815b6700e0939956148195a2eb64cde34d229332a9af615e3cc55014235

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ViewBannerPageQuery } from './ViewBannerPageQuery.graphql';

const node: PreloadableConcreteRequest<ViewBannerPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2de1c815b6700e0939956148195a2eb64cde34d229332a9af615e3cc55014235",
    "metadata": {},
    "name": "ViewBannerPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
