/**
 * @generated SignedSource<<c5b89bc471f6e18d6a890fe723dcbb00>>
 * @relayHash 923c3965fe141da5b36fb3244dec3aac
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6154498f823172703be08734a9a675f5f82f3c8480b1114570ead7fe1168cf32

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SetUpCategoriesPageQuery } from './SetUpCategoriesPageQuery.graphql';

const node: PreloadableConcreteRequest<SetUpCategoriesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6154498f823172703be08734a9a675f5f82f3c8480b1114570ead7fe1168cf32",
    "metadata": {},
    "name": "SetUpCategoriesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
