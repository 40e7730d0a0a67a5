/**
 * @generated SignedSource<<1ac4d1b71faf654c803f2e31c73e2aa9>>
 * @relayHash f2529fa646960059e3f7fbf84646191c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bc3a8725094a893b29ba132a7e752cea3364e7f3cfba9bab35b82a537f5ccdf4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ViewBannerPageQuery } from './ViewBannerPageQuery.graphql';

const node: PreloadableConcreteRequest<ViewBannerPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bc3a8725094a893b29ba132a7e752cea3364e7f3cfba9bab35b82a537f5ccdf4",
    "metadata": {},
    "name": "ViewBannerPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
