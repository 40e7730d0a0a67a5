/**
 * @generated SignedSource<<d844ebadd247ef85342122517e7245b0>>
 * @relayHash 03de4fb566ed22a5580f89d9bc5c2132
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID eca295f643484d66821d915affa072cf249a56807f098c0a25424845cfcf7dc7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ViewBannerPageQuery } from './ViewBannerPageQuery.graphql';

const node: PreloadableConcreteRequest<ViewBannerPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "eca295f643484d66821d915affa072cf249a56807f098c0a25424845cfcf7dc7",
    "metadata": {},
    "name": "ViewBannerPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
