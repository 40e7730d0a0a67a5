/**
 * @generated SignedSource<<62c1ff61a53e733cd5e77d5c1d697e86>>
 * @relayHash da60467974a74d4671059582d18388a5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4580193538b875acb8b431f8f0aa92a133c649ab27e926a8c5f4b88a8dbe0a57

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ViewCategoryPageQuery } from './ViewCategoryPageQuery.graphql';

const node: PreloadableConcreteRequest<ViewCategoryPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4580193538b875acb8b431f8f0aa92a133c649ab27e926a8c5f4b88a8dbe0a57",
    "metadata": {},
    "name": "ViewCategoryPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
