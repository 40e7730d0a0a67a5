/**
 * @generated SignedSource<<a7963e6221d6834bd57bcd3e4c042afe>>
 * @relayHash 9e814ce7abb452c5e3b2e9c510ab1e1e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e18eb7962bede214e3a66a80d2e2a861f3effa51aa32a5041a845ca2646d8ab2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EditAboutUsPageQuery } from './EditAboutUsPageQuery.graphql';

const node: PreloadableConcreteRequest<EditAboutUsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e18eb7962bede214e3a66a80d2e2a861f3effa51aa32a5041a845ca2646d8ab2",
    "metadata": {},
    "name": "EditAboutUsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
