/**
 * @generated SignedSource<<ae82b846fdfedaedeadc56038d594a32>>
 * @relayHash f50cafa077b1e5927b4a6d653a525d15
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 87ee3edd6a300abea0631f60f1fe3dc6efc8a30e829d790f367c0be05acd4f37

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NewImportPageQuery } from './NewImportPageQuery.graphql';

const node: PreloadableConcreteRequest<NewImportPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "87ee3edd6a300abea0631f60f1fe3dc6efc8a30e829d790f367c0be05acd4f37",
    "metadata": {},
    "name": "NewImportPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
