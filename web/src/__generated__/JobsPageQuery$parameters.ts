/**
 * @generated SignedSource<<ff849c9f90029a7c47749bb158c36aec>>
 * @relayHash 006cf14ba59c94d6e2b8f79bb0fb080c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bfa0034138b8f7bf134727ed9e6a9b5f75c81c4919aefeebd86e66b587018a7f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { JobsPageQuery } from './JobsPageQuery.graphql';

const node: PreloadableConcreteRequest<JobsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bfa0034138b8f7bf134727ed9e6a9b5f75c81c4919aefeebd86e66b587018a7f",
    "metadata": {},
    "name": "JobsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
