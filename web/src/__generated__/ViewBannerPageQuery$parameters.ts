/**
 * @generated SignedSource<<5ee0d6344a182805f5e09f056f5b2514>>
 * @relayHash ef1bba23abe2b79c512da5067096b92e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4477682a683c9032a35f0682e7884773689500820b18f0d585c4d94bfc49cb91

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ViewBannerPageQuery } from './ViewBannerPageQuery.graphql';

const node: PreloadableConcreteRequest<ViewBannerPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4477682a683c9032a35f0682e7884773689500820b18f0d585c4d94bfc49cb91",
    "metadata": {},
    "name": "ViewBannerPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
