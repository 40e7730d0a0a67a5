/**
 * @generated SignedSource<<7e633f969db3105666aa8adb19fb056a>>
 * @relayHash 04c79e335d59af5ab5372c4f3011c908
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0fce7a697d5efcd2f53dc5efe9ad2071339236c7557dec179eeb4ed7a3d66867

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ViewBannerPageQuery } from './ViewBannerPageQuery.graphql';

const node: PreloadableConcreteRequest<ViewBannerPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0fce7a697d5efcd2f53dc5efe9ad2071339236c7557dec179eeb4ed7a3d66867",
    "metadata": {},
    "name": "ViewBannerPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
