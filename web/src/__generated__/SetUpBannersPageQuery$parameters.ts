/**
 * @generated SignedSource<<813b5635fb11e4b87c126ff29095fdc3>>
 * @relayHash cae3b45e5aa1e8e441609bd018b07713
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a9a46a7cf0da65d0394475254afe8847ecbae0994ef0addf0cd8ef89febf5e1c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SetUpBannersPageQuery } from './SetUpBannersPageQuery.graphql';

const node: PreloadableConcreteRequest<SetUpBannersPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a9a46a7cf0da65d0394475254afe8847ecbae0994ef0addf0cd8ef89febf5e1c",
    "metadata": {},
    "name": "SetUpBannersPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
