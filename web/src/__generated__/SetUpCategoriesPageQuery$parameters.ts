/**
 * @generated SignedSource<<fb4a964d11f4ae9c579cdf0a71f1ce67>>
 * @relayHash 0b382972e8f47c4e761ddeccb5d6d788
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4e626af450f26b44ffec0d013102e9e8a89104083040f03ca7c7a4ec6e02344e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SetUpCategoriesPageQuery } from './SetUpCategoriesPageQuery.graphql';

const node: PreloadableConcreteRequest<SetUpCategoriesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4e626af450f26b44ffec0d013102e9e8a89104083040f03ca7c7a4ec6e02344e",
    "metadata": {},
    "name": "SetUpCategoriesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
