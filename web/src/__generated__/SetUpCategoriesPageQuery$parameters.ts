/**
 * @generated SignedSource<<55a8018b145ccb2603db90e513fb7618>>
 * @relayHash 30cb77df9dc5c41f62cef352ce6d4b7d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 62e32821a2b9a8c5067e36c78b8ab7c17d3d18dda5fa0cd955d1ac8d9c0eb638

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SetUpCategoriesPageQuery } from './SetUpCategoriesPageQuery.graphql';

const node: PreloadableConcreteRequest<SetUpCategoriesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "62e32821a2b9a8c5067e36c78b8ab7c17d3d18dda5fa0cd955d1ac8d9c0eb638",
    "metadata": {},
    "name": "SetUpCategoriesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
