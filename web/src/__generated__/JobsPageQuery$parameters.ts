/**
 * @generated SignedSource<<d8090c235235c5352f406df45840c46f>>
 * @relayHash bb347f75b2b0fa21266399043c5a33d0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1995cf1f69878fa5b458b11c2902eb37ddbe315caf1656a26e40ee3d59914fe2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { JobsPageQuery } from './JobsPageQuery.graphql';

const node: PreloadableConcreteRequest<JobsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1995cf1f69878fa5b458b11c2902eb37ddbe315caf1656a26e40ee3d59914fe2",
    "metadata": {},
    "name": "JobsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
