/**
 * @generated SignedSource<<0f0c0f63a5edc8bc1b580f1f7245d3d5>>
 * @relayHash c5ade3bb1be1af0ba4c3e922b92b037e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 44532179270a491aebeb9a3878e579c18ea1c22d5cc84090aa0cc939074753d0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomePageQuery } from './HomePageQuery.graphql';

const node: PreloadableConcreteRequest<HomePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "44532179270a491aebeb9a3878e579c18ea1c22d5cc84090aa0cc939074753d0",
    "metadata": {},
    "name": "HomePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
