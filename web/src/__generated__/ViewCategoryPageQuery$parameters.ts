/**
 * @generated SignedSource<<87c7909251ae8a2dfd87a386565c5a05>>
 * @relayHash 9abbfccb1d577e08bde5542ab736cf82
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e578a7fa46e003dcabb3ce8a245839906fafdc5cc79a92503cbc6aaa10690d38

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ViewCategoryPageQuery } from './ViewCategoryPageQuery.graphql';

const node: PreloadableConcreteRequest<ViewCategoryPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e578a7fa46e003dcabb3ce8a245839906fafdc5cc79a92503cbc6aaa10690d38",
    "metadata": {},
    "name": "ViewCategoryPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
