/**
 * @generated SignedSource<<15a244b05b9421d537284ef42956598a>>
 * @relayHash 896100eb38d53b0ad8b7c43141714dba
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fa33c2de7bd15c5563bf85b8ae6a072ecdf071da4f715430c989367d9a499f8c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CollectionsProductPageQuery } from './CollectionsProductPageQuery.graphql';

const node: PreloadableConcreteRequest<CollectionsProductPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fa33c2de7bd15c5563bf85b8ae6a072ecdf071da4f715430c989367d9a499f8c",
    "metadata": {},
    "name": "CollectionsProductPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
