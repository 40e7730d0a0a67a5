/**
 * @generated SignedSource<<7fb0c623be8a725e37b0a3637f4614bc>>
 * @relayHash 9512c19beee379485da131a306130b2d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bdf7faa59e52ac4cf7a587e66f8fb0995259dc18168be4de86c805e6b434bd8d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SetUpCategoriesPageQuery } from './SetUpCategoriesPageQuery.graphql';

const node: PreloadableConcreteRequest<SetUpCategoriesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bdf7faa59e52ac4cf7a587e66f8fb0995259dc18168be4de86c805e6b434bd8d",
    "metadata": {},
    "name": "SetUpCategoriesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
