/**
 * @generated SignedSource<<56a5b3c5db072b9cca2675fd871a6dd6>>
 * @relayHash 946ee59967c357cccd7db0d376cd4117
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ff216a3d61f85c5a1133b70450915637428274a36d7a3646b76fd8b5342bf96a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CollectionsProductPageQuery } from './CollectionsProductPageQuery.graphql';

const node: PreloadableConcreteRequest<CollectionsProductPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ff216a3d61f85c5a1133b70450915637428274a36d7a3646b76fd8b5342bf96a",
    "metadata": {},
    "name": "CollectionsProductPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
