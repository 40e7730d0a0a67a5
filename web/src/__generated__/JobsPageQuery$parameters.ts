/**
 * @generated SignedSource<<ee1c2b83b76533ff6413d1b711ad195b>>
 * @relayHash d002bdea71b04d00971932ed6b1e83af
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 74945e57e866850966f73a8615aeae75e2bdfa1414b90b3481c944b7e0a1b321

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { JobsPageQuery } from './JobsPageQuery.graphql';

const node: PreloadableConcreteRequest<JobsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "74945e57e866850966f73a8615aeae75e2bdfa1414b90b3481c944b7e0a1b321",
    "metadata": {},
    "name": "JobsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
