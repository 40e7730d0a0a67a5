/**
 * @generated SignedSource<<62872778cc0a724b728ffa4bbd54b4b2>>
 * @relayHash 2e2a69df7d4749dc7072895d002947e4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a97b98791487ecc1192f9eca8a68057bb1b3c1dc6c5eac4dd2b9da9b31ca7277

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SetUpCategoriesPageQuery } from './SetUpCategoriesPageQuery.graphql';

const node: PreloadableConcreteRequest<SetUpCategoriesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a97b98791487ecc1192f9eca8a68057bb1b3c1dc6c5eac4dd2b9da9b31ca7277",
    "metadata": {},
    "name": "SetUpCategoriesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
