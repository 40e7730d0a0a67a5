/**
 * @generated SignedSource<<45f67ab2d1caf560d421b2687d8190d3>>
 * @relayHash 6d8fbab8602b0c9bf8227968e76eb485
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ebe50db79ef33edcdca71cfc8e4b634913510413a60e7d686857e06a48f3b468

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { JobsPageQuery } from './JobsPageQuery.graphql';

const node: PreloadableConcreteRequest<JobsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ebe50db79ef33edcdca71cfc8e4b634913510413a60e7d686857e06a48f3b468",
    "metadata": {},
    "name": "JobsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
