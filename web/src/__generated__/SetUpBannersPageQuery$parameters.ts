/**
 * @generated SignedSource<<a0d916e32c632d7c1d9d3d94bed4b1a2>>
 * @relayHash b5507bac8098d700b14ce31d68aba604
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c1259c6f1bad37d9c3a48f5eb503e578eb44b85c364ade6590e7d51c1e790458

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SetUpBannersPageQuery } from './SetUpBannersPageQuery.graphql';

const node: PreloadableConcreteRequest<SetUpBannersPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c1259c6f1bad37d9c3a48f5eb503e578eb44b85c364ade6590e7d51c1e790458",
    "metadata": {},
    "name": "SetUpBannersPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
