/**
 * @generated SignedSource<<9b03fadfdf103fef9208f636530ca6e3>>
 * @relayHash 6c82a19870c967faace8f9bd27c0b318
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 62f6ae89abcf8473073a4a8f22153d4ae259dc4bddc9664fb702787435b9b065

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ViewCategoryPageQuery } from './ViewCategoryPageQuery.graphql';

const node: PreloadableConcreteRequest<ViewCategoryPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "62f6ae89abcf8473073a4a8f22153d4ae259dc4bddc9664fb702787435b9b065",
    "metadata": {},
    "name": "ViewCategoryPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
