/**
 * @generated SignedSource<<8a3b099880da02e7020d8732b86842e0>>
 * @relayHash 103bf5d90f33201c38d3eb7f8b2a108a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4ad90b038830e4e2356e9a00c18890fd53aa45b3a40edbc190fca97bb4c70c3a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SetUpCategoriesPageQuery } from './SetUpCategoriesPageQuery.graphql';

const node: PreloadableConcreteRequest<SetUpCategoriesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4ad90b038830e4e2356e9a00c18890fd53aa45b3a40edbc190fca97bb4c70c3a",
    "metadata": {},
    "name": "SetUpCategoriesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
