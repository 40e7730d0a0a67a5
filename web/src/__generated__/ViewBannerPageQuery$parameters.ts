/**
 * @generated SignedSource<<df40d0f9e7a8198d1ae195f6cb038563>>
 * @relayHash 26c967bd85a4acaf98858e28bfafa06b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5594212378d5a1c19e76e2474f68cfda1876cc3431e663337a4d439b2875eb36

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ViewBannerPageQuery } from './ViewBannerPageQuery.graphql';

const node: PreloadableConcreteRequest<ViewBannerPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5594212378d5a1c19e76e2474f68cfda1876cc3431e663337a4d439b2875eb36",
    "metadata": {},
    "name": "ViewBannerPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
