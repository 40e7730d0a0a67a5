/**
 * @generated SignedSource<<1094aa749339c1b6776ce436e0db31c6>>
 * @relayHash 6ce72145e0bb26c1b80813bd6affd189
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 12d4b8a21aa5ec2dd6935bd3dd89a3f065275261797979922bbbd33d2718111e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SetUpBannersPageQuery } from './SetUpBannersPageQuery.graphql';

const node: PreloadableConcreteRequest<SetUpBannersPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "12d4b8a21aa5ec2dd6935bd3dd89a3f065275261797979922bbbd33d2718111e",
    "metadata": {},
    "name": "SetUpBannersPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
