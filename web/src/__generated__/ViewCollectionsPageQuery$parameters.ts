/**
 * @generated SignedSource<<36c16fa2b8b8b568764e3aa73630273e>>
 * @relayHash 63c799f39ce735a6bb4e66925dd885e8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2c8c2033a3f17568252029538f5f92f4f163924dc77e6ecd78b9d2d673c556db

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ViewCollectionsPageQuery } from './ViewCollectionsPageQuery.graphql';

const node: PreloadableConcreteRequest<ViewCollectionsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2c8c2033a3f17568252029538f5f92f4f163924dc77e6ecd78b9d2d673c556db",
    "metadata": {},
    "name": "ViewCollectionsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
