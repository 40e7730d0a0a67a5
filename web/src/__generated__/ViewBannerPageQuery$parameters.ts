/**
 * @generated SignedSource<<82aa10c2ca78dce78b2385c698ebc05c>>
 * @relayHash bbad4ee4b45e9e3ac60b13d55f0f0718
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3206668cc92a4c34a1c35e55d9e41ac593780aa513b53535c039b49092d985ac

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ViewBannerPageQuery } from './ViewBannerPageQuery.graphql';

const node: PreloadableConcreteRequest<ViewBannerPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3206668cc92a4c34a1c35e55d9e41ac593780aa513b53535c039b49092d985ac",
    "metadata": {},
    "name": "ViewBannerPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
