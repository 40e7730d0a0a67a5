/**
 * @generated SignedSource<<f5f6fbd5f3d40b47324b58c4966f6d0d>>
 * @relayHash f4cd8384fbb7736ec81dd3e43c1d8149
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2ddd29eae8c632dfb76a94e647083df0c95e3f6db3859805ec3c4dd18e8772b2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { JobsPageQuery } from './JobsPageQuery.graphql';

const node: PreloadableConcreteRequest<JobsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2ddd29eae8c632dfb76a94e647083df0c95e3f6db3859805ec3c4dd18e8772b2",
    "metadata": {},
    "name": "JobsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
