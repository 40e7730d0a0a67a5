/**
 * @generated SignedSource<<2495d5e53038aa5eb8050e860ff633bb>>
 * @relayHash c27b039a5cfd214c9e276374c9f37167
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9fbc3af57318b5a1f819574c8c4059694442ed04e769bfb297ddabca332670ef

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ImportPageQuery } from './ImportPageQuery.graphql';

const node: PreloadableConcreteRequest<ImportPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9fbc3af57318b5a1f819574c8c4059694442ed04e769bfb297ddabca332670ef",
    "metadata": {},
    "name": "ImportPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
