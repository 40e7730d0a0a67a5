/**
 * @generated SignedSource<<7fe8f86ea791b0a920dafd631b5bb26b>>
 * @relayHash 63b2aaa523e45fedad8d9ba0e6193819
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6c017062a3955689f30b5bcbd4d7c6f08e1d1d41f82091e297a4a534aab754f8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SetUpBannersPageQuery } from './SetUpBannersPageQuery.graphql';

const node: PreloadableConcreteRequest<SetUpBannersPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6c017062a3955689f30b5bcbd4d7c6f08e1d1d41f82091e297a4a534aab754f8",
    "metadata": {},
    "name": "SetUpBannersPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
