/**
 * @generated SignedSource<<520fe4240655298b43fa22d22653c026>>
 * @relayHash 5ae08d51c5d1995c9b32c3ae32466e62
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b008b35b8c7a9fd7fe8e78f56d350dfd59169312d6226a32b4b2af20c633e6b6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { JobsPageQuery } from './JobsPageQuery.graphql';

const node: PreloadableConcreteRequest<JobsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b008b35b8c7a9fd7fe8e78f56d350dfd59169312d6226a32b4b2af20c633e6b6",
    "metadata": {},
    "name": "JobsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
